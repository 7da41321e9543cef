import * as z from 'zod';

const messages = z.object({
  title: z.string().optional(),
  description: z.string().optional(),
  examples: z.array(z.unknown()).optional(),
  patternErrorMessage: z.string().optional(),
});

/** What the model tells editors about a part of it; nothing where it tells nothing. */
export function helpOf(part: z.core.$ZodType | undefined): z.infer<typeof messages> {
  return messages.safeParse(part && z.globalRegistry.get(part)).data ?? {};
}
