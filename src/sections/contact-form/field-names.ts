/**
 * The fields of the contact form, in its order. Each is the name and id of an input, the key of its words
 * in the content (`schema.ts`), and no other field or anchor may have it.
 */
export const formFieldNames = ['name', 'email', 'message'] as const;

export type FormFieldName = (typeof formFieldNames)[number];

/** An element in which visitors write. */
export type TextControl = HTMLInputElement | HTMLTextAreaElement;
