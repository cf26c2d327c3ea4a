import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { I18nProvider, useLingui } from '@lingui/react'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const early = msg`Matches`
const late = msg`Menu`

const thaiLate = vi.hoisted(() => vi.fn<() => Promise<Record<string, string[]>>>())
const chineseLate = vi.hoisted(() => vi.fn<() => Promise<Record<string, string[]>>>())

// Catalogues of the test's own, in two parts each, as the build makes them.
vi.mock('#locales/th/messages.po', () => ({
  messages: { [early.id]: ['แมตช์'] },
  loadLate: thaiLate,
}))
vi.mock('#locales/zh-Hans/messages.po', () => ({
  messages: { [early.id]: ['比赛'] },
  loadLate: chineseLate,
}))

function Early() {
  const { i18n: texts } = useLingui()
  return <h1>{texts._(early.id)}</h1>
}

function Late() {
  const { i18n: texts } = useLingui()
  return <p>{texts._(late.id)}</p>
}

/** A page in Thai, as it begins. */
async function open() {
  vi.resetModules()
  const { activateLanguage } = await import('./activate.ts')
  const { deferredPart } = await import('./deferredPart.tsx')
  const Part = deferredPart(() => Promise.resolve(Late), <p>one moment</p>)
  await activateLanguage('th', document.documentElement)
  const page = (isPartShown: boolean) => (
    <I18nProvider i18n={i18n}>
      <Early />
      {isPartShown && <Part />}
    </I18nProvider>
  )
  const { rerender } = render(page(false))
  return {
    showPart: () => act(() => Promise.resolve(rerender(page(true)))),
    switchTo: (language: 'th' | 'zh-Hans') => activateLanguage(language, document.documentElement),
  }
}

afterEach(cleanup)

beforeEach(() => {
  thaiLate.mockReset()
  chineseLate.mockReset()
  thaiLate.mockResolvedValue({ [late.id]: ['เมนู'] })
  chineseLate.mockResolvedValue({ [late.id]: ['菜单'] })
})

describe('the texts of a part that comes later', () => {
  it('are not fetched before the part is, and the part waits for them', async () => {
    let arrive: (texts: Record<string, string[]>) => void = () => {}
    thaiLate.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    const { showPart } = await open()
    expect(screen.getByRole('heading', { name: 'แมตช์' })).toBeDefined()
    expect(thaiLate).not.toHaveBeenCalled()
    await showPart()
    expect(screen.getByText('one moment')).toBeDefined()
    arrive({ [late.id]: ['เมนู'] })
    expect(await screen.findByText('เมนู')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'แมตช์' })).toBeDefined()
  })

  it('are asked for again where the connection was away, and no id stands for a text meanwhile', async () => {
    thaiLate.mockRejectedValueOnce(new TypeError('offline'))
    const { showPart } = await open()
    await showPart()
    expect(screen.getByText('one moment')).toBeDefined()
    expect(await screen.findByText('เมนู')).toBeDefined()
    expect(thaiLate).toHaveBeenCalledTimes(2)
  })

  it('come with every language that is chosen from then on, and back [I18N-01]', async () => {
    const { showPart, switchTo } = await open()
    await showPart()
    await screen.findByText('เมนู')
    await switchTo('zh-Hans')
    expect(await screen.findByText('菜单')).toBeDefined()
    expect(screen.getByRole('heading', { name: '比赛' })).toBeDefined()
    await switchTo('th')
    expect(await screen.findByText('เมนู')).toBeDefined()
  })

  it('are there in the language that was on its way while the part came [I18N-01]', async () => {
    const { showPart, switchTo } = await open()
    const switched = switchTo('zh-Hans')
    await showPart()
    await switched
    expect(await screen.findByText('菜单')).toBeDefined()
  })

  it('leave the language as it was where they cannot be loaded in the one that is chosen [I18N-01]', async () => {
    const { showPart, switchTo } = await open()
    await showPart()
    await screen.findByText('เมนู')
    chineseLate.mockRejectedValue(new TypeError('offline'))
    await expect(switchTo('zh-Hans')).rejects.toThrow('offline')
    expect(screen.getByText('เมนู')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'แมตช์' })).toBeDefined()
  })
})
