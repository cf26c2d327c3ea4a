import { i18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { I18nProvider, useLingui } from '@lingui/react'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const early = msg`Matches`
const soon = msg`Place bet`
const late = msg`Menu`

type Texts = Record<string, string[]>

const thai = vi.hoisted(() => ({
  soon: vi.fn<() => Promise<Texts>>(),
  rest: vi.fn<() => Promise<Texts>>(),
}))
const chinese = vi.hoisted(() => ({
  soon: vi.fn<() => Promise<Texts>>(),
  rest: vi.fn<() => Promise<Texts>>(),
}))

// Catalogues of the test's own, in three parts each, as the build makes them.
vi.mock('#locales/th/messages.po', () => ({
  messages: { [early.id]: ['แมตช์'] },
  loadSoon: thai.soon,
  loadRest: thai.rest,
}))
vi.mock('#locales/zh-Hans/messages.po', () => ({
  messages: { [early.id]: ['比赛'] },
  loadSoon: chinese.soon,
  loadRest: chinese.rest,
}))

function Early() {
  const { i18n: texts } = useLingui()
  return <h1>{texts._(early.id)}</h1>
}

function Slip() {
  const { i18n: texts } = useLingui()
  return <p>{texts._(soon.id)}</p>
}

function Late() {
  const { i18n: texts } = useLingui()
  return <p>{texts._(late.id)}</p>
}

/** A page in Thai, as it begins. */
async function open() {
  vi.resetModules()
  const { activateLanguage, loadSoonTexts } = await import('./activate.ts')
  const { deferredPart } = await import('./deferredPart.tsx')
  const Part = deferredPart(() => Promise.resolve(Late), <p>one moment</p>)
  const SlipPart = deferredPart(() => Promise.resolve(Slip), <p>a slip</p>, loadSoonTexts)
  await activateLanguage('th', document.documentElement)
  const page = (part: 'slip' | 'late' | null) => (
    <I18nProvider i18n={i18n}>
      <Early />
      {part === 'slip' && <SlipPart />}
      {part === 'late' && <Part />}
    </I18nProvider>
  )
  const { rerender } = render(page(null))
  return {
    showPart: () => act(() => Promise.resolve(rerender(page('late')))),
    showSlip: () => act(() => Promise.resolve(rerender(page('slip')))),
    switchTo: (language: 'th' | 'zh-Hans') => activateLanguage(language, document.documentElement),
  }
}

afterEach(cleanup)

beforeEach(() => {
  thai.soon.mockReset().mockResolvedValue({ [soon.id]: ['วางเดิมพัน'] })
  thai.rest.mockReset().mockResolvedValue({ [late.id]: ['เมนู'] })
  chinese.soon.mockReset().mockResolvedValue({ [soon.id]: ['投注'] })
  chinese.rest.mockReset().mockResolvedValue({ [late.id]: ['菜单'] })
})

describe('the texts of a part that comes later', () => {
  it('are not fetched before the part is, and the part waits for them', async () => {
    let arrive: (texts: Texts) => void = () => {}
    thai.rest.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    const { showPart } = await open()
    expect(screen.getByRole('heading', { name: 'แมตช์' })).toBeDefined()
    expect(thai.rest).not.toHaveBeenCalled()
    await showPart()
    expect(screen.getByText('one moment')).toBeDefined()
    arrive({ [late.id]: ['เมนู'] })
    expect(await screen.findByText('เมนู')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'แมตช์' })).toBeDefined()
  })

  it('are fewer where it comes soon: the slip waits for its own, and not for those of all others', async () => {
    const { showSlip, showPart } = await open()
    await showSlip()
    expect(await screen.findByText('วางเดิมพัน')).toBeDefined()
    expect(thai.rest).not.toHaveBeenCalled()
    await showPart()
    expect(await screen.findByText('เมนู')).toBeDefined()
    expect(thai.soon).toHaveBeenCalledTimes(1)
    await showSlip()
    expect(screen.getByText('วางเดิมพัน')).toBeDefined()
  })

  it('are asked for again where the connection was away, and no id stands for a text meanwhile', async () => {
    thai.rest.mockRejectedValueOnce(new TypeError('offline'))
    const { showPart } = await open()
    await showPart()
    expect(screen.getByText('one moment')).toBeDefined()
    expect(await screen.findByText('เมนู')).toBeDefined()
    expect(thai.rest).toHaveBeenCalledTimes(2)
    expect(thai.soon).toHaveBeenCalledTimes(1)
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

  it('are there in the language that was on its way for its other texts while the part came [I18N-01]', async () => {
    let arrive: (texts: Texts) => void = () => {}
    chinese.soon.mockReturnValue(new Promise((resolve) => (arrive = resolve)))
    const { showSlip, showPart, switchTo } = await open()
    await showSlip()
    const switched = switchTo('zh-Hans')
    await vi.waitFor(() => expect(chinese.soon).toHaveBeenCalled())
    await showPart()
    expect(await screen.findByText('เมนู')).toBeDefined()
    arrive({ [soon.id]: ['投注'] })
    await switched
    expect(await screen.findByText('菜单')).toBeDefined()
    await showSlip()
    expect(screen.getByText('投注')).toBeDefined()
  })

  it('leave the language as it was where they cannot be loaded in the one that is chosen [I18N-01]', async () => {
    const { showPart, switchTo } = await open()
    await showPart()
    await screen.findByText('เมนู')
    chinese.rest.mockRejectedValue(new TypeError('offline'))
    await expect(switchTo('zh-Hans')).rejects.toThrow('offline')
    expect(screen.getByText('เมนู')).toBeDefined()
    expect(screen.getByRole('heading', { name: 'แมตช์' })).toBeDefined()
  })
})
