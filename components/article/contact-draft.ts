export const CONTACT_DRAFT = 'contact'
