/** The icons of the contact details, which content doesn't name: the sprite has them in every build. */
export const contactIcons = { email: 'envelope-simple', phone: 'phone', location: 'map-pin' };
