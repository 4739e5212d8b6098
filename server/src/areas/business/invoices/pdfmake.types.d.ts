/** The part of pdfmake 0.3 that is used; the package has no types. */
declare module 'pdfmake' {
  interface PdfMake {
    setFonts(fonts: Record<string, Record<'normal' | 'bold' | 'italics' | 'bolditalics', string>>): void;
    setUrlAccessPolicy(mayRead: (url: string) => boolean): void;
    setLocalAccessPolicy(mayRead: (path: string) => boolean): void;
    createPdf(document: object): { getBuffer(): Promise<Buffer> };
  }
  const pdfmake: PdfMake;
  export default pdfmake;
}
