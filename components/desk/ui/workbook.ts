import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { Cell } from '@/lib/domain/csv'
import { DAY_MS } from '@/lib/persian/durations'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const FORMATS = 'http://schemas.openxmlformats.org'
const MAIN = `${FORMATS}/spreadsheetml/2006/main`
const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const relationships = (targets: Record<string, string>) =>
  `${HEAD}<Relationships xmlns="${FORMATS}/package/2006/relationships">${Object.entries(targets)
    .map(
      ([type, target], at) =>
        `<Relationship Id="rId${at + 1}" Type="${FORMATS}/officeDocument/2006/relationships/${type}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`

/** Of `cellXfs`, by their order there. */
const STYLES = { plain: 0, sum: 1, day: 2 }
const STYLE_SHEET = `${HEAD}<styleSheet xmlns="${MAIN}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="3" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`

/** What every workbook of one sheet holds beside the sheet. */
const FRAME = {
  '[Content_Types].xml': `${HEAD}<Types xmlns="${FORMATS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT_TYPE}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${CONTENT_TYPE}.styles+xml"/></Types>`,
  '_rels/.rels': relationships({ officeDocument: 'xl/workbook.xml' }),
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${FORMATS}/officeDocument/2006/relationships"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relationships({
    ...{ worksheet: 'worksheets/sheet1.xml', styles: 'styles.xml' },
  }),
  'xl/styles.xml': STYLE_SHEET,
}
const SHEET_START = `${HEAD}<worksheet xmlns="${MAIN}"><sheetViews><sheetView rightToLeft="1" workbookViewId="0"><pane ySplit="1" topLeftCell="A2" state="frozen"/></sheetView></sheetViews><sheetData>`
const SHEET_END = '</sheetData></worksheet>'

/** XML has no words for the other marks of control. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]/gu
const escapeXml = (text: string) =>
  text
    .replaceAll(FORBIDDEN, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')

/** Days are counted from the end of 1899. */
const DAYS_BEFORE_1970 = 25_569
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/

/** A text stays a text: no formula, no lost nought before a code. */
function xmlCell(value: Cell, style: keyof typeof STYLES = 'plain'): string {
  if (value === null || value === '') return '<c/>'
  const content = style === 'day' && ISO_DAY.test(String(value)) ? dayNumber(String(value)) : value
  if (typeof content === 'number') return `<c s="${STYLES[style]}"><v>${content}</v></c>`
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(String(content))}</t></is></c>`
}

const dayNumber = (isoDay: string) => Date.parse(isoDay) / DAY_MS + DAYS_BEFORE_1970

type ColumnKinds = { days?: readonly number[] | undefined; sums?: readonly number[] | undefined }

/** An XLSX file of one sheet, packed while its rows come. */
export function openWorkbook() {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const zip = new Zip((error, data) => {
    if (error) throw error
    parts.push(new Uint8Array(data))
  })
  const addPart = (name: string) => {
    const part = new ZipDeflate(name, { level: 6 })
    zip.add(part)
    return part
  }
  for (const [name, xml] of Object.entries(FRAME)) addPart(name).push(strToU8(xml), true)
  const sheet = addPart('xl/worksheets/sheet1.xml')
  sheet.push(strToU8(SHEET_START))
  return {
    add(rows: readonly (readonly Cell[])[], { days = [], sums = [] }: ColumnKinds = {}) {
      const styleOf = (at: number) =>
        days.includes(at) ? 'day' : sums.includes(at) ? 'sum' : 'plain'
      const cells = (row: readonly Cell[]) =>
        row.map((value, at) => xmlCell(value, styleOf(at))).join('')
      const xml = rows.map((row) => `<row>${cells(row)}</row>`).join('')
      sheet.push(strToU8(xml))
    },
    close(): Uint8Array<ArrayBuffer>[] {
      sheet.push(strToU8(SHEET_END), true)
      zip.end()
      return parts
    },
  }
}
