export const NO_NOTE = 'با قوانین ویترین نمی‌خواند.'
