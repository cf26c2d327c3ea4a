import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

import type { Tree } from './check.ts'

/** Folders of other people's code, and of what runs leave behind. */
const notOurs = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report'])
const sourceFile = /\.[cm]?[jt]sx?$/

/** Reads the source files of a repository, and where its package.json says that `#…` leads. */
export function readTree(root: string): Tree {
  const { imports = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const files = new Map<string, string>()
  const walk = (folder: string): void => {
    for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
      if (entry.name.startsWith('.') || notOurs.has(entry.name)) continue
      const path = posix.join(folder, entry.name)
      if (entry.isDirectory()) walk(path)
      else if (sourceFile.test(entry.name)) files.set(path, readFileSync(join(root, path), 'utf8'))
    }
  }
  walk('')
  return { files, imports }
}
