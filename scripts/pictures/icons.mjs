// npm run icons: draws the icons of the installed client (`public/install/*.png`) from the product's mark.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

import { chromium } from 'playwright'

const folder = fileURLToPath(new URL('../../public/install/', import.meta.url))
const mark = readFileSync(`${folder}mark.svg`, 'utf8')
const ground = /fill="(#\w+)"/.exec(mark)?.[1]

/** A system cuts a maskable icon to its own shape: what is drawn stays within four fifths of it. */
const icons = [
  { name: 'icon-192', size: 192, share: 1 },
  { name: 'icon-512', size: 512, share: 1 },
  { name: 'icon-maskable-512', size: 512, share: 0.8 },
]

const browser = await chromium.launch({ executablePath: process.env.SLIPWAY_CHROMIUM })
for (const { name, size, share } of icons) {
  const page = await browser.newPage({ viewport: { width: size, height: size } })
  await page.setContent(
    `<html style="background:${ground}"><body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}"><div style="width:${share * 100}%;line-height:0">${mark}</div>`,
  )
  writeFileSync(`${folder}${name}.png`, await page.screenshot())
  await page.close()
}
await browser.close()
console.log(`Icons: ${icons.length} drawn into public/install.`)
