/**
 * A product that an article shows in its text: a paragraph with this link alone, so that whoever does
 * not know it still has a link.
 */
export const PRODUCT_LINK = /<p>\s*<a\b[^>]*\bdata-product="(\d+)"[^>]*>[^<]*<\/a>\s*<\/p>/g
