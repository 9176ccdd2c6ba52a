/** The box every text control is drawn in. */
export const controlLook = [
  'block w-full min-w-0 rounded-control border border-edge bg-paper px-3.5 text-base text-ink-900 phone:text-[16px]',
  'placeholder:text-ink-500 hover:border-ink-500',
  'focus-visible:border-brand-600 focus-visible:outline-offset-0',
  'aria-[invalid]:border-pomegranate-600',
  'disabled:cursor-not-allowed disabled:border-line disabled:bg-ink-100 disabled:text-ink-500',
].join(' ')

export const controlHeight = 'h-12 phone:h-11'
