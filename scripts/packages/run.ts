// npm run conformance:pack -- DIR: what partners use without the repository, as packages: the conformance kit, the contract
// with its types, and the embed script with its own. Nothing is fetched: what the kit needs is bundled into it.
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

import { rolldown } from 'rolldown'

import { embedScript, embedTypes } from '../../build/embedScript.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const documents = ['client.yaml', 'realtime.yaml', 'host-messages.yaml']
const types = ['client', 'realtime', 'host']

const [target = 'packages'] = process.argv.slice(2)
const folder = resolve(target)
mkdirSync(folder, { recursive: true })
const work = mkdtempSync(join(tmpdir(), 'slipway-packages-'))
try {
  const all = [
    await kit(join(work, 'kit')),
    contract(join(work, 'contract')),
    await embed(join(work, 'embed')),
  ]
  for (const made of all) {
    const packed = execFileSync(
      'npm',
      ['pack', '--offline', '--silent', '--pack-destination', folder, made],
      { encoding: 'utf8' },
    )
    process.stdout.write(`${join(folder, packed.trim())}\n`)
  }
} finally {
  rmSync(work, { recursive: true, force: true })
}

/** The kit as one file, with its cases and the documents that it reads beside it. */
async function kit(made: string): Promise<string> {
  const lib = join(made, 'lib')
  mkdirSync(lib, { recursive: true })
  const bundle = await rolldown({
    input: join(root, 'conformance/command.ts'),
    platform: 'node',
    logLevel: 'silent',
  })
  const { output } = await bundle.generate({ format: 'es', codeSplitting: false })
  await bundle.close()
  writeFileSync(join(lib, 'conformance.js'), `#!/usr/bin/env node\n${output[0].code}`)
  chmodSync(join(lib, 'conformance.js'), 0o755)
  for (const document of documents) copyFileSync(join(root, 'openapi', document), join(lib, document))
  cpSync(join(root, 'conformance/cases'), join(made, 'cases'), { recursive: true })
  cpSync(join(root, 'conformance/configs'), join(made, 'configs'), { recursive: true })
  copyFileSync(join(root, 'conformance/README.md'), join(made, 'README.md'))
  copyFileSync(join(root, 'conformance/packed/kit/package.json'), join(made, 'package.json'))
  return made
}

/** The documents of the contract, and their types as declarations. */
function contract(made: string): string {
  mkdirSync(made, { recursive: true })
  for (const document of documents) copyFileSync(join(root, 'openapi', document), join(made, document))
  for (const name of types) {
    const text = readFileSync(join(root, 'openapi', `${name}.gen.ts`), 'utf8')
    writeFileSync(
      join(made, `${name}.gen.d.ts`),
      text.replaceAll(/(from|import\()(\s*["']\.\/\w+\.gen)\.ts/g, '$1$2.d.ts'),
    )
  }
  copyFileSync(join(root, 'conformance/packed/contract/package.json'), join(made, 'package.json'))
  return made
}

/** The script that the build puts next to the client's page, and its types. */
async function embed(made: string): Promise<string> {
  mkdirSync(made, { recursive: true })
  writeFileSync(join(made, 'slipway-embed.js'), await embedScript())
  writeFileSync(join(made, 'slipway-embed.d.ts'), await embedTypes())
  for (const file of ['package.json', 'README.md'])
    copyFileSync(join(root, 'embed/packed', file), join(made, file))
  return made
}
