import { readdirSync, readFileSync } from 'node:fs'

import { afterEach, describe, expect, it, vi } from 'vitest'

import { isThemeName, type ThemeName, themeNames } from '#domain/session/theme.ts'

import { isColour } from './colour.ts'
import { defaultScheme, defaultTheme } from './default.ts'
import { type Theme, themeVariables } from './names.ts'
import { contrastRatio } from './testing/contrastRatio.ts'
import { shapePairs, textPairs } from './testing/pairs.ts'
import { colorScheme, readTheme } from './theme.ts'

const folder = 'public/themes'
const files = readdirSync(folder)

function contentOf(file: string): unknown {
  return JSON.parse(readFileSync(`${folder}/${file}`, 'utf8'))
}

function themeOf(file: string): Theme {
  const theme = readTheme(contentOf(file))
  if (theme === null) throw new Error(`${file} holds no theme`)
  return theme
}

/** The pairs of a theme that are closer than they may be. */
function tooClose(theme: Theme, pairs: typeof textPairs, least: number): string[] {
  return pairs
    .filter(([front, back]) => contrastRatio(theme[front], theme[back]) < least)
    .map(([front, back]) => `${front} on ${back}`)
}

describe.each(files)('theme file %s', (file) => {
  it('is named as one of the nine [THEME-01]', () => {
    expect(isThemeName(file.replace(/\.json$/, ''))).toBe(true)
  })

  it('gives every variable a colour that can be read, and nothing else [THEME-01]', () => {
    expect(contentOf(file)).toEqual(themeOf(file))
    expect(Object.keys(contentOf(file) ?? {})).toEqual([...themeVariables])
  })

  it('is readable: all text on its ground [THEME-01][A11Y-01]', () => {
    expect(tooClose(themeOf(file), textPairs, 4.5)).toEqual([])
  })

  it('tells controls, focus and the lines of a chart apart [A11Y-01]', () => {
    expect(tooClose(themeOf(file), shapePairs, 3)).toEqual([])
  })
})

/** How far apart two colours are in red, green and blue, 0 to 255 each: the city distance. */
function distance(one: string, other: string): number {
  const part = (colour: string, at: number): number => Number.parseInt(colour.slice(at, at + 2), 16)
  return [1, 3, 5].reduce((sum, at) => sum + Math.abs(part(one, at) - part(other, at)), 0)
}

/** Whether there is more red than green in it. */
const isRed = (colour: string): boolean =>
  Number.parseInt(colour.slice(1, 3), 16) > Number.parseInt(colour.slice(3, 5), 16)

describe('the themes', () => {
  it('are nine, each with a file here [MEMBER-04] [THEME-01]', () => {
    expect(files.toSorted()).toEqual(themeNames.map((name) => `${name}.json`).toSorted())
  })

  it('are the default as the client has it, and three light ones [THEME-01]', () => {
    expect(contentOf('default.json')).toEqual(defaultTheme)
    expect(colorScheme(defaultTheme)).toBe(defaultScheme)
    const light = themeNames.filter((name) => colorScheme(themeOf(`${name}.json`)) === 'light')
    expect(light).toEqual(['lh', 'tx2', 'jxf'])
  })

  it('paint what rises red where the market has that habit, else green, and what falls the other way round [THEME-01]', () => {
    const redUp: readonly ThemeName[] = ['ga_rmb', 'jbo', 'tx2', 'jxf']
    for (const name of themeNames) {
      const { up, down } = themeOf(`${name}.json`)
      expect([isRed(up), isRed(down)], name).toEqual(redUp.includes(name) ? [true, false] : [false, true])
    }
  })

  it('have each a ground and an accent of their own [THEME-01]', () => {
    const pairs = themeNames.flatMap((one, at) =>
      themeNames.slice(at + 1).map((other) => [one, other] as const),
    )
    const alike = pairs.filter(([one, other]) => {
      const [a, b] = [themeOf(`${one}.json`), themeOf(`${other}.json`)]
      return distance(a['surface-2'], b['surface-2']) + distance(a.accent, b.accent) < 60
    })
    expect(alike).toEqual([])
  })

  it('never paint a rising price, a falling one and a chosen one alike [THEME-01]', () => {
    for (const name of themeNames) {
      const { up, down, accent } = themeOf(`${name}.json`)
      expect(distance(up, down), `${name}: up and down`).toBeGreaterThan(80)
      expect(distance(up, accent), `${name}: up and chosen`).toBeGreaterThan(60)
      expect(distance(down, accent), `${name}: down and chosen`).toBeGreaterThan(60)
    }
  })
})

describe('contrast', () => {
  it('is computed as WCAG does', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
  })
})

describe('reading a theme file', () => {
  const whole: Record<string, string> = Object.fromEntries(themeVariables.map((name) => [name, '#123456']))

  it('takes it whole, and no other name with it [THEME-01]', () => {
    expect(readTheme({ ...whole, 'background-image': '#ffffff', '--x': '#ffffff' })).toEqual(whole)
  })

  it.each(themeVariables)('takes none of it where %s is missing, null or not a colour [THEME-01]', (name) => {
    const { [name]: _left, ...rest } = whole
    expect(readTheme(rest)).toBeNull()
    expect(readTheme(Object.setPrototypeOf(rest, { [name]: '#ffffff' }))).toBeNull()
    expect(readTheme({ ...whole, [name]: null })).toBeNull()
    expect(readTheme({ ...whole, [name]: 'url(https://example.com)' })).toBeNull()
  })

  it.each([
    7,
    true,
    ['#123456'],
    { toString: () => '#123456' },
    '</style><script>alert(1)</script>',
    '#123456; background: url(https://example.com)',
    '#123456'.repeat(100_000),
    '\u0000#123456',
  ])('takes none of it where a colour is %j [THEME-01]', (value) => {
    expect(readTheme({ ...whole, 'surface-1': value })).toBeNull()
  })

  it('leaves nothing behind of a name that is no colour of ours [THEME-01]', () => {
    const hostile = JSON.parse(
      '{"__proto__": {"accent": "#ffffff"}, "constructor": "#ffffff", "</style>": "#ffffff"}',
    )
    expect(readTheme({ ...whole, ...hostile })).toEqual(whole)
    expect(readTheme(hostile)).toBeNull()
    expect('accent' in {}).toBe(false)
  })

  it.each(['nonsense', null, 7, ['#123456'], {}])('has nothing to take from %j [THEME-01]', (content) => {
    expect(readTheme(content)).toBeNull()
  })
})

describe('a colour', () => {
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it.each([
    '#abc',
    '#abcd',
    '#aabbcc',
    '#AABBCCDD',
    'rgb(1 2 3)',
    'rgb(1, 2, 3)',
    'rgba(1, 2, 3, 0.5)',
    'rgb(10% 20% 30% / 40%)',
    'hsl(210deg 20% 30%)',
    'hsla(210, 20%, 30%, 0.5)',
    'oklch(0.7 0.1 200 / 50%)',
    'oklch(70% 0.1 none)',
    'transparent',
  ])('is %s [THEME-01]', (value) => {
    expect(isColour(value)).toBe(true)
  })

  it.each([
    '',
    ' #abc',
    '#abc;',
    '#ab',
    '#abcde',
    '#1234567',
    '#ggg',
    'red',
    'currentcolor',
    'inherit',
    'var(--accent)',
    'url(https://example.com/x.png)',
    'image-set("x.png" 1x)',
    'rgb(var(--x))',
    'rgb(1 2 3); background: url(x)',
    'rgb(1 2 3)) url(x',
    'rgb(calc(1) 2 3)',
    'rgb()',
    'expression(alert(1))',
    'color-mix(in srgb, red, blue)',
    'lab(50% 0 0)',
    `rgb(${'1'.repeat(100_000)} 2 3)`,
    'rgb(1 2 3)\n',
    '#аbc',
  ])('is not %j [THEME-01]', (value) => {
    expect(isColour(value)).toBe(false)
  })

  it('is what the browser can paint, of what the contract allows [THEME-01]', () => {
    const supports = vi.fn<(property: string, value: string) => boolean>((_, value) => value !== 'rgb(1 2)')
    vi.stubGlobal('CSS', { supports })
    expect(isColour('rgb(1 2)')).toBe(false)
    expect(isColour('rgb(1 2 3)')).toBe(true)
    expect(supports).toHaveBeenCalledWith('color', 'rgb(1 2)')
    supports.mockClear()
    expect(isColour('var(--x)')).toBe(false)
    expect(supports).not.toHaveBeenCalled()
  })

  it('in three digits is as light as in six', () => {
    expect(contrastRatio('#fff', '#000f')).toBeCloseTo(21, 5)
    expect(contrastRatio('#777', '#777777')).toBe(1)
  })
})
