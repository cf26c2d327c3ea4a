/** Data that comes with the page: script policies do not apply to it. @param id by which the client finds it */
export function dataBlock(id: string, data: unknown): string {
  const text = JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
  return `<script type="application/json" id="${id}">${text}</script>`
}
