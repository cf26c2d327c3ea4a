import { describe, expect, it } from 'vitest'

import { withoutDeferredScripts } from './scriptsAfterLaunch.ts'

const scriptOf = (name: string) =>
  `<script type="module" crossorigin src="/v8/assets/${name}-Ab_c-9.js"></script>`

describe('the scripts of React and of the screens', () => {
  it('are taken out of the page, in order, and those that run before the launch call stay', () => {
    const [start, client, vendor, app] = ['start', 'client', 'vendor', 'app'].map(scriptOf)
    const { html, addresses } = withoutDeferredScripts(
      `<head>\n  ${start}\n  ${client}\n  ${vendor}\n  ${app}\n</head>`,
    )
    expect(html).toBe(`<head>\n  ${start}\n  ${client}\n</head>`)
    expect(addresses).toEqual(['/v8/assets/vendor-Ab_c-9.js', '/v8/assets/app-Ab_c-9.js'])
  })
})
