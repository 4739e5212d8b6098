/** A phone number as it is typed, without spaces, hyphens and brackets. */
export const plainNumber = (typed: string): string => typed.replaceAll(/[\s()-]/g, '');
