import type { ThemeVariable } from '../names.ts'

type Pair = readonly [front: ThemeVariable, back: ThemeVariable]

const surfaces: readonly ThemeVariable[] = ['surface-1', 'surface-2', 'surface-3', 'surface-4']
const onSurfaces: readonly ThemeVariable[] = [
  'text-1',
  'text-2',
  'text-3',
  'accent',
  'accent-strong',
  'up',
  'down',
  'live',
  'win',
  'lose',
  'draw',
  'refund',
  'warning',
  'danger',
]

/** Text and its ground, 4.5 : 1 or more in every theme [THEME-01][A11Y-01]. */
export const textPairs: readonly Pair[] = [
  ...surfaces.flatMap((back) => onSurfaces.map((front): Pair => [front, back])),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['text-1', 'accent-surface'],
  ['text-2', 'accent-surface'],
  ['accent', 'accent-surface'],
  ['accent-strong', 'accent-surface'],
  ['text-1', 'up-surface'],
  ['text-2', 'up-surface'],
  ['up', 'up-surface'],
  ['text-1', 'down-surface'],
  ['text-2', 'down-surface'],
  ['down', 'down-surface'],
  ['win', 'win-surface'],
  ['text-1', 'win-surface'],
  ['lose', 'lose-surface'],
  ['live', 'live-surface'],
  ['text-1', 'warning-surface'],
  ['warning', 'warning-surface'],
  ['text-1', 'danger-surface'],
  ['danger', 'danger-surface'],
]

/** What tells a control, a focus or a line of a chart apart, 3 : 1 or more in every theme [A11Y-01]. */
export const shapePairs: readonly Pair[] = [
  ...surfaces.map((back): Pair => ['focus', back]),
  ['focus', 'accent-surface'],
  ['border-strong', 'surface-1'],
  ['border-strong', 'surface-2'],
  ['border-strong', 'surface-3'],
  ...(['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'] as const).map((front): Pair => [
    front,
    'surface-2',
  ]),
]
