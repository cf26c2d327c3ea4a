import { existsSync } from 'node:fs'
import { join } from 'node:path'

import type { components } from '#openapi/client.gen.ts'

import type { SandboxConfig } from '../config.ts'

export type ThemeName = components['schemas']['ThemeName']

const names: readonly ThemeName[] = [
  'default',
  'jxf',
  'betway',
  'fb88',
  'jbo',
  'ga_rmb',
  'tx2',
  'lh',
  'mrcat',
]

type Places = Pick<SandboxConfig, 'dist' | 'themes' | 'publicThemes'>

/** The file of a theme: of the folder to try, as built, or as it is in the project; undefined where it has none. */
export function themeFile({ dist, themes, publicThemes }: Places, name: ThemeName): string | undefined {
  return [...(themes === undefined ? [] : [themes]), join(dist, 'themes'), publicThemes]
    .map((folder) => join(folder, `${name}.json`))
    .find((file) => existsSync(file))
}

/** The themes that can be chosen: those of the nine that have a file, the default first [THEME-01]. */
export function availableThemes(places: Places): ThemeName[] {
  return names.filter((name) => themeFile(places, name) !== undefined)
}
