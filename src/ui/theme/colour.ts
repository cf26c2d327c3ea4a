/** The notations the contract allows (`Colour` in `openapi/client.yaml`): nothing in them can be anything but a colour. */
const notation =
  /^(#([0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})|(rgb|rgba|hsl|hsla|oklch)\([0-9a-z.,%/ ]{1,60}\)|transparent)$/

/** Whether a value is a colour that the contract allows and the browser can paint. */
export function isColour(value: unknown): value is string {
  return typeof value === 'string' && notation.test(value) && canPaint(value)
}

/** What looks like a colour need not be one: `rgb(1 2)`, `hsl(a b c)`. */
function canPaint(value: string): boolean {
  return typeof CSS === 'undefined' || CSS.supports('color', value)
}

/** Red, green and blue, each 0 to 1. */
export type Srgb = readonly [number, number, number]

/** A colour's parts; null where only a browser can read its notation, and there is no browser to ask. */
export function srgbOf(colour: string): Srgb | null {
  const hex = /^#([0-9a-f]{3,8})$/i.exec(colour)?.[1]
  if (hex === undefined) return askBrowser(colour)
  const width = hex.length < 6 ? 1 : 2
  const part = (index: number): number => {
    const digits = hex.slice(index * width, (index + 1) * width)
    return Number.parseInt(digits.repeat(width === 1 ? 2 : 1), 16) / 255
  }
  return [part(0), part(1), part(2)]
}

/** Mixed with itself any colour is told as `color(srgb r g b)`. */
function askBrowser(colour: string): Srgb | null {
  if (typeof document === 'undefined') return null
  const probe = document.createElement('span')
  probe.hidden = true
  probe.style.color = `color-mix(in srgb, ${colour}, ${colour})`
  document.documentElement.append(probe)
  const told = /^color\(srgb ([-\d.e]+) ([-\d.e]+) ([-\d.e]+)/.exec(getComputedStyle(probe).color)
  probe.remove()
  if (told === null) return null
  const part = (index: number): number => Math.min(1, Math.max(0, Number(told[index])))
  return [part(1), part(2), part(3)]
}
