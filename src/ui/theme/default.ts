import type { Theme } from './names.ts'

/**
 * The default theme: dark, for hours of reading in bad light.
 * The pairs that must stay readable are checked in `theme.test.ts`.
 */
export const defaultTheme: Theme = {
  'surface-1': '#0e1217',
  'surface-2': '#151b22',
  'surface-3': '#1e262f',
  'surface-4': '#29333e',
  'text-1': '#f3f6f9',
  'text-2': '#bcc7d3',
  'text-3': '#97a5b5',
  border: '#2a343f',
  'border-strong': '#6b7a8b',
  accent: '#7cb5ff',
  'accent-strong': '#a3ccff',
  'accent-surface': '#1c3350',
  'on-accent': '#071526',
  up: '#5fd39a',
  'up-surface': '#143528',
  down: '#ff9a92',
  'down-surface': '#43201f',
  live: '#ff7b86',
  'live-surface': '#40202a',
  win: '#5fd39a',
  'win-surface': '#143528',
  lose: '#ff9a92',
  'lose-surface': '#43201f',
  draw: '#bcc7d3',
  refund: '#b9a8ff',
  warning: '#f3c258',
  'warning-surface': '#3a2f14',
  danger: '#ff8a8a',
  'danger-surface': '#451f23',
  focus: '#ffd166',
  scrim: '#05070ab8',
  shadow: '#00000099',
  'chart-1': '#7cb5ff',
  'chart-2': '#f3c258',
  'chart-3': '#5fd39a',
  'chart-4': '#ff8fb3',
  'chart-5': '#b9a8ff',
  'chart-6': '#6fd3e0',
}

/** What the browser's own parts look like beside it. */
export const defaultScheme = 'dark'
