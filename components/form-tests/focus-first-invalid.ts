/** Takes whoever pressed «send» to the first field that is not right. */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')
  if (!wrong) return
  const control = wrong.matches('fieldset')
    ? wrong.querySelector<HTMLElement>('input, select')
    : wrong
  control?.focus()
}
