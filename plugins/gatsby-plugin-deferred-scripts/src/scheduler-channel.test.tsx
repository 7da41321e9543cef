/* `tests/slow/engines/history.spec.ts` has the test in Firefox. */

const sent: string[] = [];
let count = 0;

class Channel {
  private readonly name = `channel ${++count}`;
  readonly port2 = { postMessage: () => sent.push(this.name) };
}

const restore = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('sends a message through the first channel when the page is restored', async () => {
  Object.assign(window, { MessageChannel: Channel });
  await import('./scheduler-channel');
  for (let index = 0; index < 2; index++) new MessageChannel();
  restore(false);
  expect(sent).toEqual([]);
  restore(true);
  expect(sent).toEqual(['channel 1']);
});
