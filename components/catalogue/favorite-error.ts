export const FAVORITE_FAILED = 'خطا در انجام عملیات'
