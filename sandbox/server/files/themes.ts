import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { themeNames, type ThemeName } from '#domain/session/theme.ts'

import type { SandboxConfig } from '../../config.ts'

type Places = Pick<SandboxConfig, 'dist' | 'themes' | 'publicThemes'>

/** The file of a theme: from the folder to try, from the build, or from the project; undefined if there is no file. */
export function themeFile({ dist, themes, publicThemes }: Places, name: ThemeName): string | undefined {
  return [...(themes === undefined ? [] : [themes]), join(dist, 'themes'), publicThemes]
    .map((folder) => join(folder, `${name}.json`))
    .find((file) => existsSync(file))
}

/** The themes that can be chosen: those of the nine that have a file, the default first [THEME-01]. */
export function availableThemes(places: Places): ThemeName[] {
  return themeNames.filter((name) => themeFile(places, name) !== undefined)
}
