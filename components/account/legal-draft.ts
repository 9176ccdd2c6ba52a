/** Under which name company data outlive a session that dies. */
export const LEGAL_DRAFT = 'edit-legal'
