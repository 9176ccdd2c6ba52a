import { strToU8, Zip, ZipDeflate } from 'fflate'
import type { Cell } from '@/lib/domain/csv'

const HEAD = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'
const FORMATS = 'http://schemas.openxmlformats.org'
const MAIN = `${FORMATS}/spreadsheetml/2006/main`
const CONTENT_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const relationship = (type: string, target: string) =>
  `${HEAD}<Relationships xmlns="${FORMATS}/package/2006/relationships"><Relationship Id="rId1" Type="${FORMATS}/officeDocument/2006/relationships/${type}" Target="${target}"/></Relationships>`

/** What every workbook of one sheet holds beside the sheet. */
const FRAME = {
  '[Content_Types].xml': `${HEAD}<Types xmlns="${FORMATS}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${CONTENT_TYPE}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${CONTENT_TYPE}.worksheet+xml"/></Types>`,
  '_rels/.rels': relationship('officeDocument', 'xl/workbook.xml'),
  'xl/workbook.xml': `${HEAD}<workbook xmlns="${MAIN}" xmlns:r="${FORMATS}/officeDocument/2006/relationships"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relationship('worksheet', 'worksheets/sheet1.xml'),
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

/** A text stays a text: no formula, no lost nought before a code. */
function xmlCell(value: Cell): string {
  if (value === null || value === '') return '<c/>'
  if (typeof value === 'number') return `<c><v>${value}</v></c>`
  return `<c t="inlineStr"><is><t xml:space="preserve">${escapeXml(value)}</t></is></c>`
}

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
    add(rows: readonly (readonly Cell[])[]) {
      const xml = rows.map((row) => `<row>${row.map(xmlCell).join('')}</row>`).join('')
      sheet.push(strToU8(xml))
    },
    close(): Uint8Array<ArrayBuffer>[] {
      sheet.push(strToU8(SHEET_END), true)
      zip.end()
      return parts
    },
  }
}
