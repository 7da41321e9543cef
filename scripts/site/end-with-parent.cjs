// Ends this process when its parent has ended, since a killed parent can't stop it. Without effect on
// Windows, where the parent's id doesn't change.
const parent = process.ppid;
setInterval(() => {
  if (process.ppid !== parent) process.exit(1);
}, 1000).unref();
