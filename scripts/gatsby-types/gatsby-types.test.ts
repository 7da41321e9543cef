import { constants, promises } from 'node:fs';
import { generateGatsbyTypes } from './gatsby-types';

it('rejects with the error of the system if the folder of the types is read-only', async () => {
  // a mock, since tests may run as root, who can write to any folder
  const readOnly = new Error("EROFS: read-only file system, access 'src'");
  const access = jest.spyOn(promises, 'access').mockRejectedValueOnce(readOnly);
  await expect(generateGatsbyTypes()).rejects.toBe(readOnly);
  expect(access).toHaveBeenCalledWith('src', constants.W_OK);
});
