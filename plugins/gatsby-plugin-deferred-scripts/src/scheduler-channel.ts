/*
 * Wraps the channel by which React's scheduler calls itself; import it before React. Firefox drops the
 * messages of a page that enters the back/forward cache, such as the one for a notification that pauses.
 * The scheduler would wait for it forever: after Back, links would change nothing but the address.
 */
const { MessageChannel: Channel } = window;

/** Called with `new`, like a class, which Babel would compile to a call without it. */
function createChannel(): MessageChannel {
  // only the first, which is React's
  window.MessageChannel = Channel;
  const channel = new Channel();
  window.addEventListener('pageshow', ({ persisted }) => {
    // the scheduler ignores a message that it doesn't wait for
    if (persisted) channel.port2.postMessage(null);
  });
  return channel;
}

Object.assign(window, { MessageChannel: createChannel });
