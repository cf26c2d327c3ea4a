import { readFileSync } from 'node:fs'

import { assume, type Assumptions } from './assume.ts'
import { lingui } from './lingui.ts'
import { openapiFetch } from './openapiFetch.ts'
import { queryClient } from './queryCore.ts'
import { react, reactDom, reactDomClient } from './react.ts'
import { router } from './router.ts'

interface Shortened {
  readonly file: RegExp
  /** The version that was read. With another the build fails until somebody has read that one. */
  readonly version: string
  readonly assumptions: Assumptions
}

const shortened: readonly Shortened[] = [
  {
    file: /\/react-dom\/cjs\/react-dom-client\.production\.js$/,
    version: '19.3.1',
    assumptions: reactDomClient,
  },
  { file: /\/react-dom\/cjs\/react-dom\.production\.js$/, version: '19.3.1', assumptions: reactDom },
  { file: /\/react\/cjs\/react\.production\.js$/, version: '19.3.1', assumptions: react },
  {
    file: /\/@tanstack\/query-core\/build\/modern\/queryClient\.js$/,
    version: '5.108.0',
    assumptions: queryClient,
  },
  {
    file: /\/@tanstack\/router-core\/dist\/esm\/router\.js$/,
    version: '1.171.39',
    assumptions: router,
  },
  { file: /\/@lingui\/core\/dist\/index\.mjs$/, version: '5.9.5', assumptions: lingui },
  { file: /\/openapi-fetch\/dist\/index\.mjs$/, version: '0.17.0', assumptions: openapiFetch },
]

/** The files of libraries that become shorter. */
export const libraryFiles: readonly RegExp[] = shortened.map(({ file }) => file)

/**
 * A library's file without what this client never asks of it.
 * @returns null for any other file
 * @throws where it is another version than the one that was read
 */
export function shorterLibrary(code: string, file: string): string | null {
  const found = shortened.find((candidate) => candidate.file.test(file))
  if (found === undefined) return null
  const version = versionOf(file)
  if (version !== found.version)
    throw new Error(`read what ${file} leaves out: it is ${version}, and ${found.version} was read`)
  return assume(code, found.assumptions)
}

function versionOf(file: string): string {
  const [folder = ''] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []
  const { version } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { version: string }
  return version
}
