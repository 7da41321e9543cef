// Ends this process once the one that has started it is gone: where that was killed, it could tell nobody.
// On Windows the number stays.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit(1);
}, 1000).unref();
