// No code: the headers let 'import os.log' find Swift's module 'os'.
