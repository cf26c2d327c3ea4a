import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'

import { Parser, fromFile } from '@asyncapi/parser'

import { type DocumentName, type Json, isJsonObject } from '#openapi/documents.ts'

const require = createRequire(import.meta.url)

/** What Redocly finds in client.yaml under openapi/redocly.yaml, one line each: errors and warnings alike. */
export function lintClient(): string[] {
  const command = [require.resolve('@redocly/cli/bin/cli.js'), 'lint', 'openapi/client.yaml']
  const settings = ['--config', 'openapi/redocly.yaml', '--format', 'json', '--max-problems', '1000']
  const quiet = { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' }
  const { stdout, stderr } = spawnSync(process.execPath, [...command, ...settings], {
    encoding: 'utf8',
    env: quiet,
  })
  const report: Json = stdout.startsWith('{') ? JSON.parse(stdout) : null
  if (!isJsonObject(report) || !Array.isArray(report.problems)) return [`Redocly did not answer: ${stderr}`]
  return report.problems.map((problem) =>
    isJsonObject(problem)
      ? `client.yaml: ${text(problem.severity)} ${text(problem.ruleId)}: ${text(problem.message)} ${JSON.stringify(problem.location)}`
      : `client.yaml: ${text(problem)}`,
  )
}

const warning = 1

/** What the AsyncAPI parser finds in a document, one line each: errors and warnings, not its hints. */
export async function parseAsync(name: Exclude<DocumentName, 'client.yaml'>): Promise<string[]> {
  const { document, diagnostics } = await fromFile(new Parser(), `openapi/${name}`).parse()
  const problems = diagnostics
    .filter(({ severity }) => severity <= warning)
    .map(({ path, message }) => `${name}#/${path.join('/')}: ${message}`)
  return document === undefined && problems.length === 0 ? [`${name} could not be read`] : problems
}

function text(value: Json | undefined): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
