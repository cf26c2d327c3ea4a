interface Way {
  readonly isPageThere: () => Promise<boolean>
  readonly reload: () => void
}

/**
 * Says in the page's own frame, where nothing else is shown yet, that it has not loaded (`build/firstPaint.ts` has the
 * words), and reloads it on Retry once it can be fetched: a script that has failed does not come in the same page.
 */
export function tellMissingScripts({ documentElement }: Document, { isPageThere, reload }: Way): void {
  documentElement.dataset.scripts = 'missing'
  documentElement.querySelector('.fp-late a')?.addEventListener('click', (event) => {
    event.preventDefault()
    void isPageThere().then((isThere) => isThere && reload())
  })
}
