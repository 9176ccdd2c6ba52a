export const FAILED = 'خطا در انجام عملیات'
