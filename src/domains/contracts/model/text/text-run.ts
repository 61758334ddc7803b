/** A run of text on a page, or what was typed into a field: PDF points, y upwards from the bottom. */
export interface TextRun {
  text: string;
  x: number;
  y: number;
  width: number;
  height: number;
  /** Whether it was typed into a field, or is an empty one. */
  isField?: true;
}
