import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { act, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'

import { deferredScreen } from './deferredScreen.tsx'

function News() {
  return <h1>News</h1>
}

it('says that a screen is loading while its code comes, and leaves the heading to it [A11Y-01]', async () => {
  i18n.loadAndActivate({ locale: 'en', messages: {} })
  let come: (screen: typeof News) => void = () => undefined
  const code = new Promise<typeof News>((resolve) => {
    come = resolve
  })
  const Screen = deferredScreen(() => code)
  await act(async () => {
    render(
      <I18nProvider i18n={i18n}>
        <Screen />
      </I18nProvider>,
    )
    await Promise.resolve()
  })
  expect(screen.getByRole('status').textContent).toBe('Loading…')
  expect(screen.queryByRole('heading')).toBeNull()
  come(News)
  expect(await screen.findByRole('heading', { level: 1, name: 'News' })).toBeTruthy()
  expect(screen.queryByRole('status')).toBeNull()
})
