import type { Scene, Screen } from './scenes.ts'

export interface Shot {
  readonly screen: Screen
  readonly width: number
  readonly height: number
  readonly theme: Scene['theme']
}

const wide = { width: 1440, height: 720, theme: 'default' } as const
const phone = { width: 390, height: 844, theme: 'default' } as const
const smallPhone = { width: 375, height: 553, theme: 'default' } as const
const light = { theme: 'lh' } as const

/** The pictures that a change is compared with. */
export const compared: readonly Shot[] = [
  { screen: 'list', ...wide },
  { screen: 'list', ...phone },
  { screen: 'list', ...phone, ...light },
  { screen: 'event', ...wide },
  { screen: 'event', ...wide, ...light },
  { screen: 'event', ...phone },
  { screen: 'slip', ...wide },
  { screen: 'slip', ...phone },
  { screen: 'slip', ...smallPhone, ...light },
  { screen: 'home', ...wide },
  { screen: 'home', ...phone },
  { screen: 'home', ...phone, ...light },
  { screen: 'bets', ...wide },
  { screen: 'bets', ...phone },
  { screen: 'bets', ...phone, ...light },
]

/** The pictures of the documents. */
export const documents: readonly Shot[] = [
  { screen: 'list', width: 1440, height: 900, theme: 'default' },
  { screen: 'list', width: 820, height: 1180, theme: 'default' },
  { screen: 'list', ...phone },
  { screen: 'event', width: 1440, height: 900, theme: 'default' },
  { screen: 'event', ...phone },
  { screen: 'slip', ...phone },
  { screen: 'slip', ...smallPhone },
  { screen: 'bets', width: 1440, height: 900, theme: 'default' },
  { screen: 'bets', ...phone },
]

/** What the file of a picture is called: "list-390", "list-390-light". */
export function nameOf({ screen, width, theme }: Shot): string {
  return `${screen}-${width}${theme === 'lh' ? '-light' : ''}`
}
