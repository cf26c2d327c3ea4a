/** The text of data that came with the page, by its id: the build puts it there, and the page's server may replace it. */
export function readDataBlock(document: Pick<Document, 'getElementById'>, id: string): string | null {
  return document.getElementById(id)?.textContent ?? null
}
