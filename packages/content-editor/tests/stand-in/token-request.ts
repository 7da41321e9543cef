import * as z from 'zod';

/** What a client without a secret sends to get or renew a token (RFC 6749, sections 4.1.3 and 6; RFC 7636, 4.5). */
export const tokenRequest = z.discriminatedUnion('grant_type', [
  z.strictObject({
    grant_type: z.literal('authorization_code'),
    client_id: z.string(),
    code: z.string(),
    redirect_uri: z.string(),
    code_verifier: z.string().regex(/^[\w.~-]{43,128}$/),
  }),
  z.strictObject({
    grant_type: z.literal('refresh_token'),
    client_id: z.string(),
    refresh_token: z.string(),
    redirect_uri: z.string(),
  }),
]);
