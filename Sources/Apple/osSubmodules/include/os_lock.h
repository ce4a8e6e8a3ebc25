// What 'import os.lock' names is in Swift's module 'os'.
