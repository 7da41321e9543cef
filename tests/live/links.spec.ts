import { siteAddress } from '../../src/build/environment/site-address';
import { addressFaults } from '../helpers/measure/address-faults';
import { expect, test } from '../helpers/site/fixtures';

/* What editors' links could break in the files of the built site. */

test('no local link, file or hash of the built site is broken', async () => {
  const { faults, seen } = await addressFaults({ folder: 'public', ...siteAddress(process.env) });
  expect(faults).toEqual([]);
  expect(seen).toBeGreaterThan(100);
});
