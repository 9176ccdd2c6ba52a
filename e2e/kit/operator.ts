/** Of every shop the tests open. */
export const OPERATOR_KEY = 'operator-key-of-the-tests'

export const asOperator = { Authorization: `Bearer ${OPERATOR_KEY}` }
