// What 'import os.log' names is in Swift's module 'os'.
