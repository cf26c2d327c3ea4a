/**
 * The icons, drawn on a grid of 16: one path each, stroked, in the colour of the text.
 * A new one: name, path of straight and round strokes, nothing filled.
 */
export const iconPaths = {
  arrowDown: 'M8 3v10M4 9l4 4 4-4',
  arrowUp: 'M8 13V3M4 7l4-4 4 4',
  back: 'M10 3 5 8l5 5',
  backspace: 'M6 3h8v10H6L1.5 8zM8 6l4 4M12 6l-4 4',
  bell: 'M4.5 11V7.2a3.5 3.5 0 0 1 7 0V11l1.2 1.2H3.3zM7 14.2h2',
  calendar: 'M2.5 4h11v9.5h-11zM2.5 7h11M5.5 2v3M10.5 2v3',
  chart: 'M2.5 2.5v11h11M4.5 10.5l3-3.5 2.3 2 3.7-5',
  check: 'M3 8.5 6.5 12 13 4.5',
  chevronDown: 'M4 6l4 4 4-4',
  chevronRight: 'M6 4l4 4-4 4',
  chevronUp: 'M4 10l4-4 4 4',
  clock: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8M8 4.5V8l2.4 1.6',
  close: 'M4 4l8 8M12 4l-8 8',
  copy: 'M5.5 5.5h8v8h-8zM3 10.5h-.5v-8h8V3',
  edit: 'M3 13l.7-3.2 7.2-7.2 2.5 2.5-7.2 7.2zM9.3 4.2l2.5 2.5',
  error: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8M8 4.8v4M8 11v.2',
  eye: 'M1.5 8C4.2 3.5 11.8 3.5 14.5 8 11.8 12.5 4.2 12.5 1.5 8M8 6a2 2 0 1 0 0 4 2 2 0 0 0 0-4',
  eyeOff: 'M1.5 8C4.2 3.5 11.8 3.5 14.5 8 11.8 12.5 4.2 12.5 1.5 8M3 13.5l10-11',
  filter: 'M2.5 4h11M4.5 8h7M6.5 12h3',
  games:
    'M4.5 4.5h7a3 3 0 0 1 3 3v1.8a2.4 2.4 0 0 1-4.4 1.3L9.5 10h-3l-.6.6A2.4 2.4 0 0 1 1.5 9.3V7.5a3 3 0 0 1 3-3M5 6v3M3.5 7.5h3M11 6.6v.1M12.3 8.2v.1',
  history: 'M2.5 3v3.5H6M2.8 6.5A5.7 5.7 0 1 1 2.5 9M8 5v3.2l2.2 1.3',
  home: 'M2 7.5 8 2.5l6 5M3.8 6.5v7h3V10h2.4v3.5h3v-7',
  info: 'M8 1.8a6.2 6.2 0 1 0 0 12.4A6.2 6.2 0 0 0 8 1.8M8 7.3v4M8 4.9v.1',
  live: 'M8 6.8a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4M5.2 5.2a4 4 0 0 0 0 5.6M10.8 5.2a4 4 0 0 1 0 5.6M3.2 3.2a6.8 6.8 0 0 0 0 9.6M12.8 3.2a6.8 6.8 0 0 1 0 9.6',
  lock: 'M3.5 7.2h9v6.3h-9zM5.5 7V5a2.5 2.5 0 0 1 5 0v2',
  menu: 'M2.5 4.5h11M2.5 8h11M2.5 11.5h11',
  minus: 'M3.5 8h9',
  offline:
    'M2 5.5a9 9 0 0 1 4-2M14 5.5a9 9 0 0 0-5.5-2.2M4 8.3a6 6 0 0 1 2.5-1.5M12 8.3a6 6 0 0 0-1.6-1.2M8 12v.2M2.5 2l11 12',
  play: 'M5 3.2 12.5 8 5 12.8z',
  plus: 'M8 3.5v9M3.5 8h9',
  refresh: 'M13 3v3.5H9.5M12.8 6.5A5.2 5.2 0 1 0 13.2 9',
  search: 'M7 2.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9M10.3 10.3 14 14',
  slip: 'M3.5 1.8h9v12.7l-1.8-1.2-1.8 1.2-1.8-1.2-1.8 1.2-1.8-1.2zM6 5h4M6 8h4',
  star: 'M8 2l1.8 3.9 4.2.5-3.1 2.9.8 4.2L8 11.4 4.3 13.5l.8-4.2L2 6.4l4.2-.5z',
  user: 'M8 2.5a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4M2.8 14a5.3 5.3 0 0 1 10.4 0',
  wallet: 'M2 4.5h11v9H2zM2 4.5 10 2v2.5M10 8h4v2.5h-4z',
  warning: 'M8 2.2 14.5 13.5h-13zM8 6.5v3.3M8 11.7v.1',
} as const

export type IconName = keyof typeof iconPaths

function isIconName(name: string): name is IconName {
  return name in iconPaths
}

/** All of them, in the order of the alphabet. */
export const iconNames: readonly IconName[] = Object.keys(iconPaths).filter(isIconName).toSorted()
