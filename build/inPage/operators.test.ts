import { describe, expect, it } from 'vitest'

import { operatorsBlock, signingScript } from './operators.ts'

describe('the mapping of domains in the page', () => {
  it('is data that cannot close the markup around it [LAUNCH-13]', () => {
    const block = operatorsBlock('{"default":{"name":"</script><b>","publicToken":"p"}}')
    expect(block).toMatch(/^<script type="application\/json" id="operators">[^<]*<\/script>$/)
  })

  it('is left to its file if it is long: every launch would download it [LAUNCH-13]', () => {
    const domains = Object.fromEntries(
      Array.from({ length: 100 }, (_, at) => [`play-${at}.test`, { name: 'n', publicToken: 'p' }]),
    )
    expect(operatorsBlock(JSON.stringify({ domains }))).toBe('')
  })

  it('brings the code that signs the launch call, by its name in the build [LAUNCH-09]', () => {
    const outputs = [
      { type: 'asset', name: 'signature', fileName: 'assets/signature.css' },
      { type: 'chunk', name: 'later', fileName: 'assets/later-12345678.js' },
      { type: 'chunk', name: 'signature', fileName: 'assets/signature-12345678.js' },
    ]
    expect(signingScript(outputs)).toBe('assets/signature-12345678.js')
    expect(signingScript([])).toBeNull()
  })
})
