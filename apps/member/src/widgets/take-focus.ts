/** For what appears in place of what was pressed: it takes the focus, else the keyboard would begin at the top of the page. */
export const takeFocus = (element: HTMLElement | null): void => {
  if (document.activeElement === document.body) element?.focus()
}
