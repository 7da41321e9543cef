import { CommandError } from 'command-line/command';
import { siteAddress, type SiteAddress } from '../../src/build/environment/site-address';
import { isOn, switches } from '../../src/build/environment/switches';

/**
 * The site's address, from the environment or the content; it checks the switches, too.
 * @throws {CommandError} if a variable is wrong; Gatsby would continue without its configuration and
 *   report misleading errors in queries
 */
export function givenAddress(): SiteAddress {
  try {
    for (const name of switches) isOn(name, process.env);
    return siteAddress(process.env);
  } catch (error) {
    throw new CommandError((error as Error).message);
  }
}
