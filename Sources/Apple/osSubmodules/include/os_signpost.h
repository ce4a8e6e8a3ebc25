// What 'import os.signpost' names is in Swift's module 'os'.
