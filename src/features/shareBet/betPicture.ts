import type { SharedBet } from './useSharedBet.ts'

/** CSS pixels. */
const width = 400
const padding = 24
const gap = 12
/** Sharp where the picture is enlarged. */
const scale = 2
/** No canvas of a browser in use is refused up to here. */
const highest = 8_000

/** Something that is written on the picture, at its place. */
interface Written {
  readonly text: string
  readonly size: number
  readonly weight: number
  /** A variable of the theme. */
  readonly colour: string
  /** Pixels above it. */
  readonly above: number
}

/** What is written, from top to bottom. */
function writtenOf({ kind, lines, whole }: SharedBet): readonly Written[] {
  const strong = { size: 16, weight: 600, colour: '--text-1' }
  const faint = { size: 13, weight: 400, colour: '--text-2', above: 2 }
  return [
    { text: kind, size: 13, weight: 500, colour: '--accent', above: 0 },
    ...lines.flatMap(({ event, market, selection, odds }) => [
      { ...strong, text: `${selection} @ ${odds}`, above: gap },
      { ...faint, text: market },
      { ...faint, text: event },
    ]),
    ...whole.map((text, at) => ({ ...strong, size: 15, text, above: at === 0 ? gap + 8 : 4 })),
  ]
}

/** Broken into lines that fit: between words, and where a word alone is too long, within it. */
export function brokenInto(text: string, room: number, widthOf: (text: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/u)) {
    const longer = line === '' ? word : `${line} ${word}`
    if (widthOf(longer) <= room) {
      line = longer
      continue
    }
    if (line !== '') lines.push(line)
    line = ''
    for (const letter of word) {
      if (line !== '' && widthOf(line + letter) > room) {
        lines.push(line)
        line = ''
      }
      line += letter
    }
  }
  return line === '' ? lines : [...lines, line]
}

/**
 * A bet as a picture in the page's theme: only what is in the bet's words.
 * @returns a PNG
 * @throws Error where the browser cannot make one
 */
export async function betPicture(bet: SharedBet): Promise<Blob> {
  const canvas = document.createElement('canvas')
  const drawing = canvas.getContext('2d')
  if (drawing === null) throw new Error('The browser has no canvas.')
  const { fontFamily } = getComputedStyle(document.body)
  const theme = getComputedStyle(document.documentElement)
  const colourOf = (name: string): string => theme.getPropertyValue(name).trim()
  const fontOf = ({ weight, size }: Written): string => `${weight} ${size}px ${fontFamily}`

  let height = padding
  const rows = writtenOf(bet).flatMap((written) => {
    drawing.font = fontOf(written)
    const broken = brokenInto(written.text, width - 2 * padding, (text) => drawing.measureText(text).width)
    height += written.above
    return broken.map((text) => {
      const top = height
      height += Math.ceil(written.size * 1.35)
      return { ...written, text, top }
    })
  })
  height = Math.min(height + padding, highest)

  canvas.width = width * scale
  canvas.height = height * scale
  drawing.scale(scale, scale)
  drawing.fillStyle = colourOf('--surface-2')
  drawing.fillRect(0, 0, width, height)
  drawing.fillStyle = colourOf('--accent')
  drawing.fillRect(0, 0, 4, height)
  drawing.textBaseline = 'top'
  for (const row of rows) {
    drawing.font = fontOf(row)
    drawing.fillStyle = colourOf(row.colour)
    drawing.fillText(row.text, padding, row.top)
  }
  return await new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob === null ? reject(new Error('The browser made no picture.')) : resolve(blob)),
      'image/png',
    )
  })
}
