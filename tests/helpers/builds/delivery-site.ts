import path from 'node:path';
import { test } from '@playwright/test';
import { freePort } from 'command-line/free-port';
import { deliverMessages } from '../content/delivery-content';
import { builtSite } from './built-site';
import { behaviors, FormEndpoint, type BehaviorName } from './form-endpoint';

/** A copy of the site whose contact form is sent to a service on this machine, for the tests of one file. */
export function deliverySite(name: string) {
  const endpoint = new FormEndpoint();
  let origin = '';
  const { served, folder } = builtSite(name, {
    arrange: async (copy) => {
      const port = await freePort();
      origin = `https://127.0.0.1:${port}`;
      await endpoint.start(path.join(copy.root, 'certificate'), port);
      await copy.useFixtureContent();
      await deliverMessages(path.join(copy.root, 'content'), `${origin}/f/ridgeline`);
    },
  });
  const behave = (behavior: BehaviorName) => {
    endpoint.behave = behaviors(served('/contact/sent'))[behavior];
  };
  test.beforeEach(() => {
    endpoint.received.length = 0;
    behave('answers with JSON');
  });
  test.afterAll(() => {
    endpoint.stop();
  });
  return {
    endpoint,
    served,
    folder,
    origin: () => origin,
    /** Changes how the service behaves from now on. */
    behave,
    /** Delays the answer. @returns releases it */
    holdAnswer: (): (() => void) => {
      const { behave: answer } = endpoint;
      let release = (): void => undefined;
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      endpoint.behave = (...parts) => void released.then(() => answer(...parts));
      return release;
    },
  };
}
