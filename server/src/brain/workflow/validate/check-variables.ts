import type { WorkflowNode } from '@parley/contract/resources/workflow-node';
import type { WorkflowVariable, WorkflowVariableType } from '@parley/contract/resources/workflow-variable';
import { createExpressions, type ExpectedType, type Expressions, isOfType } from '../../expressions/expressions.ts';
import { variablesIn } from '../../template.ts';
import type { Faults, Place } from './faults.ts';
import type { GraphIndex } from './graph-index.ts';
import { assignedIn, expressionsIn, textsIn } from './node-fields.ts';

type Types = ReadonlyMap<string, WorkflowVariable>;

/** Checks the variables of the graph, the expressions, the variables nodes set, and the placeholders in texts. */
export function checkVariables({ graph }: GraphIndex, faults: Faults): void {
  const variables = declared(graph.variables, faults);
  const expressions = createExpressions(graph.variables);
  const compiling: Compiling = { expressions, variables, faults };
  for (const [at, node] of graph.nodes.entries()) {
    const place: Place = { node, at };
    for (const { field, source, type } of expressionsIn(node, variables))
      compile(compiling, place, field, source, type);
    for (const { field, text } of textsIn(node)) checkText(variables, place, field, text, faults);
    checkAssigned(node, place, variables, faults);
    if (node.global?.condition.type === 'expression') {
      compile(compiling, place, 'global.condition.expression', node.global.condition.expression, 'boolean');
    }
  }
  for (const [at, edge] of graph.edges.entries()) {
    if (edge.condition.type === 'expression') {
      compile(compiling, { edge, at }, 'condition.expression', edge.condition.expression, 'boolean');
    }
    checkText(variables, { edge, at }, 'say', edge.say, faults);
  }
  checkText(variables, null, 'global_prompt', graph.global_prompt, faults);
}

function declared(list: readonly WorkflowVariable[], faults: Faults): Types {
  const variables = new Map<string, WorkflowVariable>();
  for (const [at, variable] of list.entries()) {
    if (variables.has(variable.name)) {
      faults.error(null, `variables.${at}.name`, 'duplicate_variable', `another variable is called ${variable.name}`);
    }
    variables.set(variable.name, variable);
    if (variable.default !== null && !isOfType(variable.default, variable.type)) {
      const message = `the default of ${variable.name} is no ${variable.type}`;
      faults.error(null, `variables.${at}.default`, 'variable_type', message);
    }
  }
  return variables;
}

interface Compiling {
  expressions: Expressions;
  variables: Types;
  faults: Faults;
}

function compile(
  { expressions, variables, faults }: Compiling,
  place: Place,
  field: string,
  source: string,
  type: ExpectedType,
): void {
  if (source.trim() === '') return;
  const made = expressions.compile(source, type);
  if ('fault' in made) {
    faults.error(place, field, made.fault.code, made.fault.message);
    return;
  }
  const { reads, guarded } = made.expression;
  const unset = [...reads].filter((name) => variables.get(name)?.default === null && !guarded.has(name));
  if (unset.length === 0) return;
  const message = `${unset.join(', ')} may have no value yet, and the expression then fails; add has(vars.${unset[0]}) or a default`;
  faults.warning(place, field, 'variable_unset', message);
}

function checkText(variables: Types, place: Place, field: string, text: string, faults: Faults): void {
  if (!text.includes('{{')) return;
  const unknown = variablesIn(text).filter((name) => !variables.has(name));
  if (unknown.length === 0) return;
  const message = `the workflow has no variable ${unknown.join(', ')}; filled only where the conversation has a dynamic variable of that name`;
  faults.warning(place, field, 'variable_unknown', message);
}

function checkAssigned(node: WorkflowNode, place: Place, variables: Types, faults: Faults): void {
  for (const { field, name, types } of assignedIn(node)) {
    const variable = variables.get(name);
    if (!variable) faults.error(place, field, 'variable_unknown', `the workflow has no variable ${name}`);
    else if (types && !types.includes(variable.type)) {
      const message = `${name} is a ${variable.type}, and must be ${oneOf(types)}`;
      faults.error(place, field, 'variable_type', message);
    }
  }
}

const oneOf = (types: readonly WorkflowVariableType[]) => types.map((type) => `a ${type}`).join(' or ');
