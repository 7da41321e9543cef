import { CommandError } from 'command-line/command';
import { siteAddress, type SiteAddress } from '../../src/build/environment/site-address';

/**
 * The site's address, from the environment or the content.
 * @throws {CommandError} if a variable is wrong; Gatsby would continue without its configuration and
 *   report misleading errors in queries
 */
export function givenAddress(): SiteAddress {
  try {
    return siteAddress(process.env);
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}
